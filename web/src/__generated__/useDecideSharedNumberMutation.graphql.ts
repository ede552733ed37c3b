/**
 * @generated SignedSource<<e137c855a535de128baf35580c722508>>
 * @relayHash 72c499eb27d1a16a6c69ddf90453d715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fba4c87cf67bcd3e5dd4ae58c1023284512c0fbd6e82a87500b2a22a3fc6e0c4

import { ConcreteRequest } from 'relay-runtime';
export type SharedNumberVerdict = "MISTAKE" | "SAME_PERSON";
export type DecideSharedNumberInput = {
  reason: string;
  userId: string;
  verdict: SharedNumberVerdict;
};
export type useDecideSharedNumberMutation$variables = {
  input: DecideSharedNumberInput;
};
export type useDecideSharedNumberMutation$data = {
  readonly result: {
    readonly error: {
      readonly message: string;
      readonly validation: {
        readonly issues: ReadonlyArray<{
          readonly message: string;
          readonly path: ReadonlyArray<string>;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useDecideSharedNumberMutation = {
  response: useDecideSharedNumberMutation$data;
  variables: useDecideSharedNumberMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ValidationIssue",
      "kind": "LinkedField",
      "name": "issues",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideSharedNumberMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideSharedNumber",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v2/*:: as any*/),
                {
                  "fragment": (v3/*:: as any*/),
                  "kind": "AliasedInlineFragmentSpread",
                  "name": "validation"
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "error"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideSharedNumberMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "decideSharedNumber",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "type": "Error",
            "abstractKey": "__isError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "Node",
            "abstractKey": "__isNode"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fba4c87cf67bcd3e5dd4ae58c1023284512c0fbd6e82a87500b2a22a3fc6e0c4",
    "metadata": {},
    "name": "useDecideSharedNumberMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8311835d5199da96839093c6ac13f748";

export default node;
