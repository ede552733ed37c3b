/**
 * @generated SignedSource<<d0f33b2559da357e401055f22c223241>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type AuditLogCards_query$data = {
  readonly auditLogStats: {
    readonly payrollCalculation: number;
    readonly totalLogs: number;
    readonly userCreated: number;
    readonly userLogin: number;
  } | null | undefined;
  readonly " $fragmentType": "AuditLogCards_query";
};
export type AuditLogCards_query$key = {
  readonly " $data"?: AuditLogCards_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuditLogCards_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AuditLogCards_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "AuditLogStats",
        "kind": "LinkedField",
        "name": "auditLogStats",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalLogs",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userLogin",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "userCreated",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "payrollCalculation",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "78751b95367d1dac8d93b443711dc9ac";

export default node;
