/**
 * @generated SignedSource<<8c11ece6db4ff36169e76e162ab47177>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type StatementMarks_run$data = {
  readonly replacedBy: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly replaces: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly status: PayrollRunStatus;
  readonly voidReason: string | null | undefined;
  readonly " $fragmentType": "StatementMarks_run";
};
export type StatementMarks_run$key = {
  readonly " $data"?: StatementMarks_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementMarks_run">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    "name": "number",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementMarks_run",
  "selections": [
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
      "kind": "ScalarField",
      "name": "voidReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "replaces",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "6987a577ffc9bfa7458ca260367c6dd6";

export default node;
