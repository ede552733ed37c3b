/**
 * @generated SignedSource<<ae3c50fb171e7d64fd4d23fa482c1bf2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type QuarterChart_quarter$data = {
  readonly months: ReadonlyArray<{
    readonly month: string;
    readonly sums: {
      readonly handedOut: number;
    };
  }>;
  readonly year: number;
  readonly yearBefore: {
    readonly months: ReadonlyArray<{
      readonly sums: {
        readonly handedOut: number;
      };
    }>;
    readonly paid: {
      readonly payments: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "QuarterChart_quarter";
};
export type QuarterChart_quarter$key = {
  readonly " $data"?: QuarterChart_quarter$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuarterChart_quarter">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "PaidSums",
  "kind": "LinkedField",
  "name": "sums",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handedOut",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "QuarterChart_quarter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaidMonth",
      "kind": "LinkedField",
      "name": "months",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "month",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Quarter",
      "kind": "LinkedField",
      "name": "yearBefore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidSums",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payments",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaidMonth",
          "kind": "LinkedField",
          "name": "months",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Quarter",
  "abstractKey": null
};
})();

(node as any).hash = "2ebd48dd88b2accc410aa3eb84c5fe72";

export default node;
