/**
 * @generated SignedSource<<c14cc7800bbbbb39c56e5c063bd878dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ReportActions_report$data = {
  readonly id: string;
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly " $fragmentType": "ReportActions_report";
};
export type ReportActions_report$key = {
  readonly " $data"?: ReportActions_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportActions_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportActions_report",
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

(node as any).hash = "796e45f5735b251845da43b598945f12";

export default node;
