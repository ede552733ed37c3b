/**
 * @generated SignedSource<<9b684c7463b54e00a64e04c0a08f94ea>>
 * @relayHash 81088d2e4dcea8bfe816fa7008f70001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e54ea34866574a2e985f67f4b0ecb1491e5e6e2b5652c521d948f5815361e4d

import { ConcreteRequest } from 'relay-runtime';
export type useBankFilePreviewQuery$variables = {
  includeNew: boolean;
  includeRepeated: boolean;
  week: string;
};
export type useBankFilePreviewQuery$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
    } | null | undefined;
    readonly preview: {
      readonly leftOut: ReadonlyArray<{
        readonly amount: number;
        readonly name: string;
        readonly reason: string;
      }>;
      readonly nachaIssue: string | null | undefined;
      readonly nextBankingDay: string;
      readonly payees: ReadonlyArray<{
        readonly accountLast4: string;
        readonly amount: number;
        readonly earlierOn: string | null | undefined;
        readonly isNew: boolean;
        readonly name: string;
      }>;
    } | null | undefined;
  };
};
export type useBankFilePreviewQuery = {
  response: useBankFilePreviewQuery$data;
  variables: useBankFilePreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "includeNew"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "includeRepeated"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "week"
},
v3 = [
  {
    "kind": "Variable",
    "name": "includeNew",
    "variableName": "includeNew"
  },
  {
    "kind": "Variable",
    "name": "includeRepeated",
    "variableName": "includeRepeated"
  },
  {
    "kind": "Variable",
    "name": "weekStart",
    "variableName": "week"
  }
],
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextBankingDay",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nachaIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankFilePayee",
      "kind": "LinkedField",
      "name": "payees",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "accountLast4",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNew",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earlierOn",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankFileLeftOut",
      "kind": "LinkedField",
      "name": "leftOut",
      "plural": true,
      "selections": [
        (v5/*:: as any*/),
        (v6/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BankFilePreview",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useBankFilePreviewQuery",
    "selections": [
      {
        "alias": "result",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bankFilePreview",
        "plural": false,
        "selections": [
          {
            "fragment": (v4/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": (v7/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "preview"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useBankFilePreviewQuery",
    "selections": [
      {
        "alias": "result",
        "args": (v3/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bankFilePreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v4/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4e54ea34866574a2e985f67f4b0ecb1491e5e6e2b5652c521d948f5815361e4d",
    "metadata": {},
    "name": "useBankFilePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3606844bc1dea09771ada267862a19a5";

export default node;
