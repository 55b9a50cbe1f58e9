/// The information that a call contains about its callee.
package struct CallSignature: Hashable, Sendable {
  package let name: String
  /// Of the arguments in parentheses; nil where the function is handed on, to be called at once.
  package let labels: [String?]?

  package init(name: String, labels: [String?]?) {
    self.name = name
    self.labels = labels
  }

  /// The callee is a type: an initializer call.
  var makesType: Bool { name.first?.isUppercase == true }
}

/// `title(of:)`, or a type for one of its initializers.
package struct FunctionName: Hashable, Sendable {
  package let name: String
  /// Of the parameters; nil where any will do.
  package let labels: [String?]?

  package init(name: String, labels: [String?]?) {
    self.name = name
    self.labels = labels
  }

  /// Whether the parameters can take arguments, by their labels.
  package func mayTake(_ arguments: [String?]?) -> Bool {
    guard let arguments, let labels else { return true }
    var rest = labels[...]
    for (number, label) in arguments.enumerated() {
      // It may be another value of a variadic parameter.
      if number > 0, label == nil { continue }
      guard let next = rest.firstIndex(where: { $0 == label }) else { return false }
      rest = rest[(next + 1)...]
    }
    return true
  }
}

extension FunctionFact {
  /// Whether a call may be one of this function, by the labels of its arguments.
  ///
  /// - Parameters:
  ///   - labels: of the arguments in parentheses; nil where any will do.
  ///   - hasTrailingClosure: whether closures behind the parentheses may be for the last parameters.
  package func mayTake(_ labels: [String?]?, hasTrailingClosure: Bool = true) -> Bool {
    parameters.mayTake(labels, hasTrailingClosure: hasTrailingClosure)
  }
}

extension [ParameterFact] {
  /// The same of the function that has these.
  func mayTake(_ labels: [String?]?, hasTrailingClosure: Bool) -> Bool {
    guard FunctionName(name: "", labels: map(\.label)).mayTake(labels) else { return false }
    guard let labels, !hasTrailingClosure else { return true }
    let required = filter { !$0.hasDefault && !$0.isVariadic }
    return required.count <= labels.count
      && required.compactMap(\.label).allSatisfy { labels.contains($0) }
  }
}
