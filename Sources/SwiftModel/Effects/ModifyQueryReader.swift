package import SourceText
import SwiftSyntax

/// Names to look for in a file, because code in other files shows that they run code during a change.
package struct ModifyQuery: Sendable {
  /// A parameter whose argument the function evaluates or calls itself.
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
  /// The changes in a file that a query is about.
  package static func modifyAccesses(by query: ModifyQuery, in source: SourceFile) -> [ModifyAccess] {
    let offsets = query.names.flatMap { source.offsets(ofNameOrOperator: $0) }.sorted()
    if offsets.isEmpty { return [] }
    return reparse(source, around: offsets.map { $0..<$0 }) { file in
      let reader = ModifyQueryReader(query: query, file: file)
      var seen: Set<SyntaxIdentifier> = []
      return file.names(at: offsets).flatMap { name in
        reader.changingNodes(at: name).filter { seen.insert($0.id).inserted }.flatMap(reader.changes)
      }
    }
  }
}

extension SourceFile {
  fileprivate func offsets(ofNameOrOperator name: String) -> [Int] {
    guard let first = name.utf8.first, !first.continuesIdentifier else { return offsets(of: name) }
    return bytes.offsets(of: Array(name.utf8))
  }
}

private struct ModifyQueryReader {
  let query: ModifyQuery
  let file: ReparsedFile

  /// The calls and assignments that a name of the query turns into changes: the call of a function, the operands of an
  /// operator, the receiver or target that a member leads to.
  func changingNodes(at token: TokenSyntax) -> [ExprSyntax] {
    let name = token.plainText
    if let operation = token.parent?.as(BinaryOperatorExprSyntax.self) {
      return [operation.parent?.parent?.as(SequenceExprSyntax.self)].compactMap { $0.map { ExprSyntax($0) } }
    }
    guard let reference = Reference(token) else { return [] }
    let call = query.functions[name] == nil ? nil : reference.directCall.map { ExprSyntax($0) }
    let change =
      query.members.contains(name) ? reference.access.flatMap { ExprSyntax($0).changeOfWhole } : nil
    return [call, change].compactMap { $0 }
  }

  func changes(by node: ExprSyntax) -> [ModifyAccess] {
    if let call = node.as(FunctionCallExprSyntax.self) { return changes(by: call) }
    return node.as(SequenceExprSyntax.self).map(changes) ?? []
  }

  private func changes(by node: FunctionCallExprSyntax) -> [ModifyAccess] {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = node.calleeName else { return [] }
    let parameters = query.functions[name]
    let code = code(evaluatedBy: node, for: parameters ?? [])
    let arguments = node.arguments.map(\.expression)
    let places = parameters == nil ? [] : arguments.compactMap { $0.as(InOutExprSyntax.self)?.expression }
    let passed = places.flatMap { changes(of: $0, by: nil, during: code) }
    guard let place = member?.base, parameters != nil || hasMember(place) else { return passed }
    return passed
      + changes(of: place, by: name, during: code, arguments: arguments.map { ExpressionReader().read($0) })
  }

  /// `state.count = 1`, `isOn ||= isReady`
  private func changes(by node: SequenceExprSyntax) -> [ModifyAccess] {
    let elements = Array(node.elements)
    guard elements.count > 2 else { return [] }
    if let name = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text, query.functions[name] != nil {
      return changes(of: elements[0], by: nil, during: CodeDuringAccess(evaluated: Array(elements[2...])))
    }
    guard elements[1].isAssigningOperator, hasMember(elements[0]) else { return [] }
    return changes(of: elements[0], by: nil, during: CodeDuringAccess())
  }

  /// The arguments that a call evaluates late, or calls.
  private func code(
    evaluatedBy call: FunctionCallExprSyntax, for parameters: Set<ModifyQuery.Parameter>
  ) -> CodeDuringAccess {
    var code = CodeDuringAccess()
    var counts: [String?: Int] = [:]
    for argument in call.arguments {
      let label = argument.label?.plainText
      let number = counts[label, default: 0]
      counts[label] = number + 1
      guard let parameter = parameters.first(where: { $0.label == label && $0.number == number }) else {
        continue
      }
      if parameter.isAutoclosure || argument.expression.is(ClosureExprSyntax.self) {
        code.evaluated.append(argument.expression)
      } else if argument.expression.isName {
        code.called.append(argument.expression)
      }
    }
    if !parameters.isEmpty { code.evaluated += call.trailingClosures.map { ExprSyntax($0) } }
    return code
  }

  private func changes(
    of place: ExprSyntax, by method: String?, during code: CodeDuringAccess, arguments: [ExpressionFact] = []
  ) -> [ModifyAccess] {
    ModifyAccessReader.accesses(
      to: place, by: method, during: code, enclosingType: file.enclosingType(of: place), needsCode: false
    ) { access, _ in access.arguments = arguments }
  }

  private func hasMember(_ place: ExprSyntax) -> Bool {
    place.accessSteps.contains { step in
      step.as(MemberAccessExprSyntax.self).map { query.members.contains($0.declName.baseName.plainText) }
        ?? false
    }
  }
}

extension ExprSyntax {
  /// The call of a method on it or on a part of it, or the assignment to that: `a.b` in `a.b.c[0].append(1)`.
  fileprivate var changeOfWhole: ExprSyntax? {
    var place = self
    while let parent = place.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == place.id && place.id != id ? ExprSyntax(call) : nil
      }
      if let list = parent.as(ExprListSyntax.self) {
        return list.first?.id == place.id ? list.parent?.as(ExprSyntax.self) : nil
      }
      guard let next = parent.as(ExprSyntax.self), next.accessSteps.dropFirst().first?.id == place.id else {
        return nil
      }
      place = next
    }
    return nil
  }
}
