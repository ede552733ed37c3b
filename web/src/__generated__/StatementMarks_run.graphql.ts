/**
 * @generated SignedSource<<a997c437e34cd8abd5ab7e7c71073e49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type PayrollRunStatus = "PAID" | "PROCESSED" | "VOID";
import { FragmentRefs } from "relay-runtime";
export type StatementMarks_run$data = {
  readonly adjustments: ReadonlyArray<{
    readonly correctionReason: string | null | undefined;
    readonly id: string;
    readonly number: number;
    readonly status: PayrollRunStatus;
  }>;
  readonly adjusts: {
    readonly id: string;
    readonly number: number;
  } | null | undefined;
  readonly correctionReason: string | null | undefined;
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
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  (v2/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correctionReason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StatementMarks_run",
  "selections": [
    (v0/*:: as any*/),
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
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "replacedBy",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    (v4/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "adjusts",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PayrollRun",
      "kind": "LinkedField",
      "name": "adjustments",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v4/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};
})();

(node as any).hash = "feb586095c6b50b95c24384869d72a92";

export default node;
