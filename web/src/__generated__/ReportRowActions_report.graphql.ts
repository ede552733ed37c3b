/**
 * @generated SignedSource<<a7642fb43c46471f81fc99ca6a0c288f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportRowActions_report$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ReportRowActions_report";
};
export type ReportRowActions_report$key = {
  readonly " $data"?: ReportRowActions_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportRowActions_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportRowActions_report",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};

(node as any).hash = "83a74d07c8dd093b9d82d9d8e82f9062";

export default node;
