package import SourceText
import SwiftSyntax

/// A call that gives code to a function: `store.update { $0.count = 1 }`.
package struct ClosureArgumentUse: Sendable {
  package let function: String
  /// What the function is called on; nil for `self`.
  package let base: ExpressionFact?
  /// The members of the same object that the code names.
  package let reads: Set<String>
  /// Where the names stand in the code; in order.
  package let mentions: [Int]
  /// The function around, where it gives what it is given itself.
  package let forwardedBy: String?
  package let enclosingType: Int?
  package let offset: Int
}

extension ModifyAccess {
  /// The same change, as it is made by a call that gives the code for it. Where that stands, its place says nothing.
  package func made(by code: ClosureArgumentUse, of object: ExpressionFact?) -> ModifyAccess {
    ModifyAccess(
      name: name, base: object, place: .unknown, method: nil, reads: code.reads, callee: nil, closureOf: nil,
      handsObjectOn: false, enclosingType: code.enclosingType, offset: code.offset, mentions: code.mentions)
  }
}

/// A closure that a variable holds: `state.onChange = { … }`, `State(onChange: { … })`.
package struct StoredClosure: Hashable, Sendable {
  /// What the variable is a member of, or what is called with its name for a label; nil where nothing stands before it.
  package let holder: ExpressionFact?
  package let isArgument: Bool
  package let range: Range<Int>
  /// Where the names stand in what of it runs at once; in order.
  package let mentions: [Int]
  package let enclosingType: Int?
}

extension FactsReader {
  /// The code that is given to functions of some names. It parses the file again, so it is for rare questions.
  package static func code(givenTo functions: Set<String>, in source: SourceFile) -> [ClosureArgumentUse] {
    let offsets = functions.flatMap { source.offsets(of: $0) }
    return read(offsets, in: source) { ClosureArgumentVisitor(functions, typeIndices: $0) }.flatMap(\.found)
      ?? []
  }

  /// The closures that variables of a name are given, with those behind calls of a type, which may be for one of these. It
  /// parses the file again, so it is for rare questions.
  package static func closures(
    heldBy name: String, of type: String, in source: SourceFile
  ) -> [StoredClosure] {
    let offsets = [name, type].flatMap { source.offsets(of: $0) }
    return read(offsets, in: source) { StoredClosureVisitor(name, of: type, typeIndices: $0) }
      .flatMap(\.found) ?? []
  }

  static func read<Visitor: SyntaxVisitor>(
    _ offsets: [Int], in source: SourceFile, with visitor: ([SyntaxIdentifier: Int]) -> Visitor
  ) -> Visitor? {
    if offsets.isEmpty { return nil }
    let tree = parse(source, for: offsets.sorted().map { $0..<$0 })
    let visitor = visitor(TypeIndices.all(in: tree, of: source))
    LocalScopes.collected(from: tree) { visitor.walk(tree) }
    return visitor
  }
}

private final class ClosureArgumentVisitor: SyntaxVisitor {
  private let functions: Set<String>
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var found: [ClosureArgumentUse] = []

  init(_ functions: Set<String>, typeIndices: [SyntaxIdentifier: Int]) {
    self.functions = functions
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name, functions.contains(name.baseName.plainText),
      member != nil || LocalBinding.visible(named: name.baseName.plainText, at: node) == nil
    else { return .visitChildren }
    let base = member?.base.flatMap { $0.isSelf ? nil : $0 }
    let names = MemberNames(of: base)
    var forwarder: String?
    for argument in node.arguments.map(\.expression) {
      if argument.is(ClosureExprSyntax.self) {
        names.walk(argument)
      } else if argument.isName {
        names.readName(argument, unless: "")
        forwarder = forwarder ?? argument.functionGivenItsFunction
      }
    }
    for closure in [node.trailingClosure].compactMap({ $0 }) + node.additionalTrailingClosures.map(\.closure)
    {
      names.walk(closure)
    }
    found.append(
      ClosureArgumentUse(
        function: name.baseName.plainText, base: base.map { ExpressionReader().read($0) }, reads: names.found,
        mentions: names.mentions, forwardedBy: forwarder, enclosingType: typeIndices.index(around: node),
        offset: name.byteRange.lowerBound))
    return .visitChildren
  }
}

private final class StoredClosureVisitor: SyntaxVisitor {
  private let name: String
  private let type: String
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var found: [StoredClosure] = []

  init(_ name: String, of type: String, typeIndices: [SyntaxIdentifier: Int]) {
    self.name = name
    self.type = type
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      elements[0].lastReference?.baseName.plainText == name
    {
      let base = elements[0].as(MemberAccessExprSyntax.self)?.base
      add(elements[2], to: base.map { ExpressionReader().read($0) }, isArgument: false)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let given =
      Array(node.arguments).filter { $0.label?.plainText == name }.map(\.expression)
      + Array(node.additionalTrailingClosures).filter { $0.label.plainText == name }.map {
        ExprSyntax($0.closure)
      }
    let isOfType = node.calledExpression.lastReference?.baseName.plainText == type
    let trailing = isOfType ? [node.trailingClosure].compactMap { $0.map(ExprSyntax.init) } : []
    for value in given + trailing {
      add(value, to: ExpressionReader().readCallee(of: node), isArgument: true)
    }
    return .visitChildren
  }

  private func add(_ value: ExprSyntax, to holder: ExpressionFact?, isArgument: Bool) {
    let names = MemberNames(of: nil)
    if value.is(ClosureExprSyntax.self) {
      names.walk(value)
    } else if value.isName {
      names.readName(value, unless: name)
    }
    guard !names.mentions.isEmpty else { return }
    found.append(
      StoredClosure(
        holder: holder, isArgument: isArgument, range: value.byteRange, mentions: names.mentions,
        enclosingType: typeIndices.index(around: value)))
  }
}

extension ExprSyntax {
  /// The name of the function around whose parameter this is.
  var functionGivenIt: String? { parameter?.ancestor(as: FunctionDeclSyntax.self)?.name.plainText }

  /// The same, where the parameter says that it is a function.
  var functionGivenItsFunction: String? {
    var type = parameter?.type
    if let attributed = type?.as(AttributedTypeSyntax.self) { type = attributed.baseType }
    return type?.is(FunctionTypeSyntax.self) == true ? functionGivenIt : nil
  }

  private var parameter: FunctionParameterSyntax? {
    self.as(DeclReferenceExprSyntax.self).flatMap { reference in
      LocalBinding.visible(named: reference.baseName.plainText, at: self)?.syntax
        .as(FunctionParameterSyntax.self)
    }
  }
}
