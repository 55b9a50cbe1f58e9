package import SourceText
import SwiftSyntax

/// What is looked for in a file because the sources of others say that code runs while it changes something.
package struct ModifyQuery: Sendable {
  /// A parameter whose argument is evaluated, or called, when the function asks for it.
  package struct Parameter: Hashable, Sendable {
    package let label: String?
    /// How many before it have the same label.
    package let number: Int
    package let isAutoclosure: Bool

    package init(label: String?, number: Int, isAutoclosure: Bool) {
      self.label = label
      self.number = number
      self.isAutoclosure = isAutoclosure
    }
  }

  /// Functions, mutating methods and operators, by their names.
  package var functions: [String: Set<Parameter>] = [:]
  /// Members whose observers or setters run code.
  package var members: Set<String> = []

  package init() {}

  package var names: Set<String> { Set(functions.keys).union(members) }
}

extension FactsReader {
  /// The changes in a file by what is asked for. It parses the file again, so it is for rare questions.
  package static func modifyAccesses(by asked: ModifyQuery, in source: SourceFile) -> [ModifyAccess] {
    let offsets = asked.names.flatMap { source.offsets(ofNameOrOperator: $0) }
    return read(offsets, in: source) { ModifyQueryVisitor(asked, typeIndices: $0) }.flatMap(\.changes) ?? []
  }

  /// Where the names stand in the observers and setters in a range that run at once; in order. It parses the file again,
  /// so it is for rare questions.
  package static func mentions(inChangingAccessorsIn range: Range<Int>, of source: SourceFile) -> [Int] {
    let tree = parse(source, for: [range])
    return LocalScopes.collected(from: tree) {
      let visitor = ChangingAccessorVisitor(range)
      visitor.walk(tree)
      return visitor.mentions
    }
  }

}

extension SourceFile {
  fileprivate func offsets(ofNameOrOperator name: String) -> [Int] {
    guard let first = name.utf8.first, !first.continuesIdentifier else { return offsets(of: name) }
    var offsets: [Int] = []
    while let found = bytes.firstOffset(
      of: Array(name.utf8), from: offsets.last.map { $0 + 1 } ?? 0, upTo: bytes.count)
    {
      offsets.append(found)
    }
    return offsets
  }
}

private final class ModifyQueryVisitor: SyntaxVisitor {
  private let asked: ModifyQuery
  private let typeIndices: [SyntaxIdentifier: Int]
  private(set) var changes: [ModifyAccess] = []

  init(_ asked: ModifyQuery, typeIndices: [SyntaxIdentifier: Int]) {
    self.asked = asked
    self.typeIndices = typeIndices
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    let name = member?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
    guard let name = name?.baseName.plainText else { return .visitChildren }
    let parameters = asked.functions[name]
    var code = Code(for: parameters ?? [], in: node.arguments)
    if parameters?.isEmpty == false {
      let trailing = [node.trailingClosure].compactMap { $0 } + node.additionalTrailingClosures.map(\.closure)
      code.evaluated += trailing.map(ExprSyntax.init)
    }
    let given = node.arguments.map(\.expression)
    if parameters != nil {
      for place in given.compactMap({ $0.as(InOutExprSyntax.self)?.expression }) {
        add(changesOf: place, by: nil, during: code)
      }
    }
    if let place = member?.base, parameters != nil || hasAskedMember(place) {
      add(changesOf: place, by: name, during: code, given: given.map { ExpressionReader().read($0) })
    }
    return .visitChildren
  }

  /// `state.count = 1`, `isOn ||= isReady`
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return .visitChildren }
    if let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, asked.functions[name] != nil {
      add(changesOf: elements[0], by: nil, during: Code(evaluated: Array(elements[2...])))
    } else if elements[1].isAssigningOperator, hasAskedMember(elements[0]) {
      add(changesOf: elements[0], by: nil, during: Code())
    }
    return .visitChildren
  }

  /// Of the arguments of a call.
  private struct Code {
    var evaluated: [ExprSyntax] = []
    /// The names of functions.
    var called: [ExprSyntax] = []

    init(evaluated: [ExprSyntax] = []) { self.evaluated = evaluated }

    init(for parameters: Set<ModifyQuery.Parameter>, in arguments: LabeledExprListSyntax) {
      var counts: [String?: Int] = [:]
      for argument in arguments {
        let label = argument.label?.plainText
        let number = counts[label, default: 0]
        counts[label] = number + 1
        guard let parameter = parameters.first(where: { $0.label == label && $0.number == number }) else {
          continue
        }
        if parameter.isAutoclosure || argument.expression.is(ClosureExprSyntax.self) {
          evaluated.append(argument.expression)
        } else if argument.expression.isName {
          called.append(argument.expression)
        }
      }
    }
  }

  private func add(
    changesOf place: ExprSyntax, by method: String?, during code: Code, given: [ExpressionFact] = []
  ) {
    changes += ModifyAccessReader.changes(
      of: place, by: method, during: code.evaluated, calling: code.called, awaits: false,
      enclosingType: typeIndices.index(around: place), needsCode: false
    ).map { use in
      var use = use
      use.given = given
      use.closureOf = code.called.lazy.compactMap(\.functionGivenItsFunction).first
      return use
    }
  }

  private func hasAskedMember(_ place: ExprSyntax) -> Bool {
    var current = place
    while true {
      switch current.as(ExprSyntaxEnum.self) {
      case .memberAccessExpr(let node):
        if asked.members.contains(node.declName.baseName.plainText) { return true }
        guard let base = node.base else { return false }
        current = base
      case .subscriptCallExpr(let node): current = node.calledExpression
      case .optionalChainingExpr(let node): current = node.expression
      case .forceUnwrapExpr(let node): current = node.expression
      default: return false
      }
    }
  }
}

private final class ChangingAccessorVisitor: SyntaxVisitor {
  private let range: Range<Int>
  private(set) var mentions: [Int] = []

  init(_ range: Range<Int>) {
    self.range = range
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if range.contains(node.byteRange.lowerBound), node.accessorSpecifier.text != "get", let body = node.body {
      let names = MemberNames(of: nil, isInBody: true)
      names.walk(body)
      mentions += names.mentions
    }
    return .skipChildren
  }
}
