/// The macro `@Entry` of the stub SwiftUI: a key type, and accessors that use it.

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = declaration.entryName else { return [] }
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let name = declaration.entryName, let binding = declaration.entryBinding else { return [] }
    let owner = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    if owner == "FocusedValues" {
      guard let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self)?.wrappedType else {
        return []
      }
      return [
        "private struct __Key_\(raw: name): SwiftUI.FocusedValueKey { typealias Value = \(type.trimmed) }"
      ]
    }
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    guard let type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.literalType else {
      return [
        """
        private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
          nonisolated(unsafe) static let defaultValue = \(raw: value)
        }
        """
      ]
    }
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
        static var defaultValue: \(type) { get { \(raw: value) } }
      }
      """
    ]
  }
}

extension ExprSyntax {
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .booleanLiteralExpr: "Bool"
    case .stringLiteralExpr: "String"
    default: nil
    }
  }
}

extension DeclSyntaxProtocol {
  fileprivate var entryBinding: PatternBindingSyntax? { self.as(VariableDeclSyntax.self)?.bindings.first }

  fileprivate var entryName: String? {
    entryBinding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
