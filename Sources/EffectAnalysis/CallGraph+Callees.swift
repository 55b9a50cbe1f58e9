import SourceText
package import SwiftModel

extension CallGraph {
  /// A place that an effect is on, or code that it runs.
  package struct Access: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
      case place(Place)
      case code(Callee)
      /// A closure of unknown origin.
      case unknown
    }
    package let receiver: Callee.Receiver
    package let target: Target

    init(receiver: Callee.Receiver, target: Target) {
      self.receiver = receiver
      self.target = target
    }

    init(_ code: CodeRegion, of receiver: Callee.Receiver) {
      self.init(receiver: receiver, target: .code(Callee(code: code, receiver: receiver)))
    }

    static func running(
      _ function: FunctionFact, in file: Int, of receiver: Callee.Receiver, by kind: AccessFact.Kind = .read
    ) -> [Access] {
      function.code(in: file, runBy: kind).map { Access($0, of: receiver) }
    }

    /// The same of another receiver, unless it is of none or of the `self` of a closure.
    func received(by other: Callee.Receiver) -> Access {
      guard receiver == .base else { return self }
      guard case .code(let callee) = target else { return Access(receiver: other, target: target) }
      return Access(callee.code, of: other)
    }
  }

  /// The effects that happen whenever some code runs.
  package func effects(in regions: Set<CodeRegion>) -> [CodeRegion: [Effect]] {
    var effects = possibleEffects(in: regions)
    for region in regions { effects[region]?.removeAll { !$0.runs(with: region.range, in: index) } }
    return effects
  }

  /// Those of closures in it, too, whenever these run.
  package func possibleEffects(in regions: Set<CodeRegion>) -> [CodeRegion: [Effect]] {
    let whole = references.effects(in: regions.filter { $0.mentions == nil }, where: matters)
    return regions.reduce(into: [:]) { effects, region in
      effects[region] =
        region.mentions.map { references.effects(at: $0, in: region.file) } ?? whole[region] ?? []
    }
  }
}

extension FunctionFact {
  /// As a witness of a requirement, or as an override; by name. The labels of a subscript are not known.
  package func mayReplace(_ other: FunctionFact) -> Bool {
    guard kind == other.kind, name == other.name, isStatic == other.isStatic else { return false }
    return kind == .subscript
      ? parameters.count == other.parameters.count
      : parameters.elementsEqual(other.parameters) { $0.label == $1.label }
  }

  /// - Parameters:
  ///   - labels: of the arguments in parentheses; nil where any will do.
  ///   - hasTrailingClosure: whether closures behind the parentheses may be for the last parameters.
  package func mayTake(_ labels: [String?]?, hasTrailingClosure: Bool = true) -> Bool {
    guard FunctionName(name: name, labels: parameters.map(\.label)).mayTake(labels) else { return false }
    guard let labels, !hasTrailingClosure else { return true }
    let required = parameters.filter { !$0.hasDefault && !$0.isVariadic }
    return required.count <= labels.count
      && required.compactMap(\.label).allSatisfy { labels.contains($0) }
  }

  /// The code that a call may run: the body, and the values of parameters that are left out.
  ///
  /// - Parameter kind: of the access to a subscript.
  package func code(in file: Int, runBy kind: AccessFact.Kind = .read) -> [CodeRegion] {
    let defaults = parameters.filter { $0.defaultValue?.mayRunCode == true }.compactMap(\.defaultRange)
    let bodies =
      self.kind == .subscript
      ? getterRanges + (kind.mayWrite ? setterRanges : []) : [bodyRange].compactMap { $0 }
    return (bodies.uniqued() + defaults).map { CodeRegion(file: file, range: $0) }
  }
}

extension ExpressionFact {
  /// Its value may be made by code: it is neither a literal nor a closure that is only made.
  var mayRunCode: Bool {
    switch self {
    case .literal, .closure: false
    default: true
    }
  }
}
