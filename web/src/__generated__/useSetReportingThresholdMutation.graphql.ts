/**
 * @generated SignedSource<<6f43ef25b775c0db4c28d956cc0a6761>>
 * @relayHash 49a5a5c8e11246239e34c43d6a36d6c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b48a3744dd8193521b1a48acc97605d85d5789696fbc39f9e8f0f68f79c79e27

import { ConcreteRequest } from 'relay-runtime';
export type SetReportingThresholdInput = {
  threshold: number;
  year: number;
};
export type useSetReportingThresholdMutation$variables = {
  input: SetReportingThresholdInput;
};
export type useSetReportingThresholdMutation$data = {
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
export type useSetReportingThresholdMutation = {
  response: useSetReportingThresholdMutation$data;
  variables: useSetReportingThresholdMutation$variables;
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
    "name": "useSetReportingThresholdMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setReportingThreshold",
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
    "name": "useSetReportingThresholdMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setReportingThreshold",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b48a3744dd8193521b1a48acc97605d85d5789696fbc39f9e8f0f68f79c79e27",
    "metadata": {},
    "name": "useSetReportingThresholdMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37dd4808fa84b9f3ab3ed3110e86ad14";

export default node;
