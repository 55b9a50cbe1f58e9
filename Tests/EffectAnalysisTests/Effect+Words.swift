import SwiftModel

extension Effect {
  /// What is done, and how the expression goes on: `mutation of .rows[].append()`.
  var words: String { path.isEmpty ? "\(kind)" : "\(kind) of \(path.words)" }
}

extension AccessPath {
  /// `.rows[].append()`
  fileprivate var words: String {
    components.map { component in
      switch component {
      case .member(let name): "." + name
      case .element: "[]"
      case .call: "()"
      }
    }.joined()
  }
}

extension FunctionName {
  /// `title(of:_:)`
  var words: String { name + "(" + (labels ?? []).map { ($0 ?? "_") + ":" }.joined() + ")" }
}

extension FunctionFact {
  var functionName: FunctionName { FunctionName(name: name, labels: parameters.map(\.label)) }
}
