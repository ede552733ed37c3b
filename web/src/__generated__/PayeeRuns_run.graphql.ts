/**
 * @generated SignedSource<<bea7f4338354589bad1fdf8e31f08fc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayeeRuns_run$data = ReadonlyArray<{
  readonly gross: number;
  readonly id: string;
  readonly number: number;
  readonly payment: {
    readonly date: string;
  } | null | undefined;
  readonly reimbursed: number;
  readonly unconfirmed: number;
  readonly user: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  };
  readonly weekStart: string;
  readonly " $fragmentSpreads": FragmentRefs<"RunDays_run">;
  readonly " $fragmentType": "PayeeRuns_run";
}>;
export type PayeeRuns_run$key = ReadonlyArray<{
  readonly " $data"?: PayeeRuns_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayeeRuns_run">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "PayeeRuns_run",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "weekStart",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gross",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reimbursed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unconfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Payment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "InlineDataFragmentSpread",
          "name": "PersonLink_user",
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "viewerCanOpen",
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RunDays_run"
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "bf81ac132f179e0f9d9556c51eba94d1";

export default node;
