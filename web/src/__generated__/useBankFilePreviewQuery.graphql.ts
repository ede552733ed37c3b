/**
 * @generated SignedSource<<047c42be7482db69b5466f4ee82662de>>
 * @relayHash 65fb33c23a05a92e8c45b5f7f242ccd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503174e1b1b556bc7a80ed50691de1517323322fa5eb4f67600029885d52e53a

import { ConcreteRequest } from 'relay-runtime';
export type BankFileFormat = "CSV" | "NACHA";
export type useBankFilePreviewQuery$variables = {
  includeNew: boolean;
  includeRepeated: boolean;
  week: string;
};
export type useBankFilePreviewQuery$data = {
  readonly bankFiles: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly amount: number;
        readonly approvedBy: string | null | undefined;
        readonly createdAt: string;
        readonly effectiveOn: string;
        readonly format: BankFileFormat;
        readonly id: string;
        readonly madeBy: {
          readonly name: string;
        } | null | undefined;
        readonly sha256: string | null | undefined;
      };
    }>;
  };
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
      readonly needsSecondPerson: boolean;
      readonly nextBankingDay: string;
      readonly nobodyIssue: string | null | undefined;
      readonly payees: ReadonlyArray<{
        readonly accountLast4: string;
        readonly amount: number;
        readonly earlierOn: string | null | undefined;
        readonly isNew: boolean;
        readonly name: string;
        readonly sharedWith: ReadonlyArray<string>;
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
v3 = {
  "kind": "Variable",
  "name": "weekStart",
  "variableName": "week"
},
v4 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  },
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "effectiveOn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "approvedBy",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sha256",
  "storageKey": null
},
v13 = [
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
  (v3/*:: as any*/)
],
v14 = {
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
v15 = {
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
      "kind": "ScalarField",
      "name": "nobodyIssue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsSecondPerson",
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
        (v9/*:: as any*/),
        (v11/*:: as any*/),
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
          "name": "sharedWith",
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
        (v9/*:: as any*/),
        (v11/*:: as any*/),
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
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BankFileConnection",
        "kind": "LinkedField",
        "name": "bankFiles",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BankFileEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BankFile",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "madeBy",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "result",
        "args": (v13/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "bankFilePreview",
        "plural": false,
        "selections": [
          {
            "fragment": (v14/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          },
          {
            "fragment": (v15/*:: as any*/),
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
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": "BankFileConnection",
        "kind": "LinkedField",
        "name": "bankFiles",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BankFileEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BankFile",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "User",
                    "kind": "LinkedField",
                    "name": "madeBy",
                    "plural": false,
                    "selections": [
                      (v9/*:: as any*/),
                      (v5/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "result",
        "args": (v13/*:: as any*/),
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
          (v14/*:: as any*/),
          (v15/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "503174e1b1b556bc7a80ed50691de1517323322fa5eb4f67600029885d52e53a",
    "metadata": {},
    "name": "useBankFilePreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1101dac624d1edb1ccdbd6236c89bece";

export default node;
