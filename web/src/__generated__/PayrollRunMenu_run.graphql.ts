/**
 * @generated SignedSource<<0231f04618ee2bd2a445625b93ea04f1>>
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
  readonly status: PayrollRunStatus;
  readonly viewerCanMarkPaid: boolean;
  readonly viewerCanVoid: boolean;
  readonly " $fragmentType": "PayrollRunMenu_run";
};
export type PayrollRunMenu_run$key = {
  readonly " $data"?: PayrollRunMenu_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayrollRunMenu_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayrollRunMenu_run",
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
      "kind": "ScalarField",
      "name": "viewerCanMarkPaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanVoid",
      "storageKey": null
    }
  ],
  "type": "PayrollRun",
  "abstractKey": null
};

(node as any).hash = "fc22e5a4ee054cf2301ed3cbb24003d0";

export default node;
