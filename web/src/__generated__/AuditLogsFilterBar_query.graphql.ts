/**
 * @generated SignedSource<<7bde2dcca0b90931d842aff1d270782b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditLogsFilterBar_query$data = {
  readonly " $fragmentSpreads": FragmentRefs<"ActionFilter_query" | "PersonFilter_query">;
  readonly " $fragmentType": "AuditLogsFilterBar_query";
};
export type AuditLogsFilterBar_query$key = {
  readonly " $data"?: AuditLogsFilterBar_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogsFilterBar_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AuditLogsFilterBar_query",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActionFilter_query"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonFilter_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "3e6d36afcd456c9b886989f38e8537d5";

export default node;
