/**
 * @generated SignedSource<<708dacfb0038eb5230ed1481018ac1e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditLogsFilterBar_query$data = {
  readonly auditActions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"PersonFilter_query">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "auditActions",
      "storageKey": null
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

(node as any).hash = "443cefabdee807a0ac6de85ce5ef2144";

export default node;
