/**
 * @generated SignedSource<<3c4a92b6926d9f81d5bef780a670e60c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs, Result } from "relay-runtime";
export type PaymentsToApprove_query$data = {
  readonly approvalRequests: {
    readonly edges: ReadonlyArray<{
      readonly node: Result<{
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"PaymentRequest_request">;
      }, unknown>;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PaymentsToApprove_query";
};
export type PaymentsToApprove_query$key = {
  readonly " $data"?: PaymentsToApprove_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentsToApprove_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaymentsToApprove_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        {
          "kind": "Literal",
          "name": "status",
          "value": "OPEN"
        }
      ],
      "concreteType": "ApprovalRequestConnection",
      "kind": "LinkedField",
      "name": "approvalRequests",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ApprovalRequestEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "ApprovalRequest",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PaymentRequest_request"
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "approvalRequests(first:50,status:\"OPEN\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "37b566ca75a1cf7d83c5aa21ea0b9320";

export default node;
