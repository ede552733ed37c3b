/**
 * @generated SignedSource<<7d94531cf322b3cee77a6f572babe8a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ReportDates = "PAY_DATE" | "WORK_DATE";
export type ReportType = "CONTRACTOR_REPORT" | "PAYROLL_SUMMARY" | "TAX_REPORT";
import { FragmentRefs } from "relay-runtime";
export type ReportHead_report$data = {
  readonly contractor: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  } | null | undefined;
  readonly createdAt: string;
  readonly createdBy: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonLink_user">;
  } | null | undefined;
  readonly dates: ReportDates | null | undefined;
  readonly endDate: string | null | undefined;
  readonly name: string;
  readonly startDate: string | null | undefined;
  readonly type: ReportType;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "ReportHead_report";
};
export type ReportHead_report$key = {
  readonly " $data"?: ReportHead_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportHead_report">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "PersonLink_user",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      (v0/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "viewerCanOpen",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportHead_report",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dates",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "contractor",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "createdBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Report",
  "abstractKey": null
};
})();

(node as any).hash = "80633d91d6e5d0894d1ececc11fce95d";

export default node;
