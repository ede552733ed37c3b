/**
 * @generated SignedSource<<37f8be317b45d12360bace9e7035b437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EditContractorDialog_user$data = {
  readonly dailyRate: number | null | undefined;
  readonly dailyRateFrom: string | null | undefined;
  readonly email: string;
  readonly firstName: string;
  readonly id: string;
  readonly lastName: string;
  readonly payRates: ReadonlyArray<{
    readonly dailyRate: number | null | undefined;
    readonly effectiveFrom: string;
  }>;
  readonly " $fragmentType": "EditContractorDialog_user";
};
export type EditContractorDialog_user$key = {
  readonly " $data"?: EditContractorDialog_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditContractorDialog_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dailyRate",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EditContractorDialog_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dailyRateFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayRate",
      "kind": "LinkedField",
      "name": "payRates",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effectiveFrom",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "7b796fe43d2aa13c04a28cff4c6032b7";

export default node;
