/**
 * @generated SignedSource<<74239d30f275e53d4bc945fe59ff9a39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type PayrollRunMenu_run$data = {
  readonly id: string;
  readonly number: number;
  readonly payment: {
    readonly amount: number;
    readonly date: string;
    readonly id: string;
    readonly viewerCanVoid: boolean;
  } | null | undefined;
  readonly status: PayrollRunStatus;
  readonly viewerCanVoid: boolean;
  readonly " $fragmentType": "PayrollRunMenu_run";
};
export type PayrollRunMenu_run$key = {
  readonly " $data"?: PayrollRunMenu_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanVoid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunMenu_run",
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
      "name": "status",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "date",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "edf4dc41f9e6d4337ebd1a6d39d07206";

export default node;
