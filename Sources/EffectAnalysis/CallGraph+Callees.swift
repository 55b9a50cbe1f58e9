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

    /// The code that it runs; nil for anything else.
    package var code: CodeRegion? { if case .code(let callee) = target { callee.code } else { nil } }

    init(_ code: CodeRegion, of receiver: Callee.Receiver) {
      self.init(receiver: receiver, target: .code(Callee(code: code, receiver: receiver)))
    }

    static func running(
      _ function: FunctionFact, in file: Int, of receiver: Callee.Receiver, by effect: Effect
    ) -> [Access] {
      function.code(in: file, runBy: effect).map { Access($0, of: receiver) }
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
  ///
  /// - Parameter isAskedLater: as of `ReferenceIndex`.
  package func possibleEffects(
    in regions: Set<CodeRegion>, ahead isAskedLater: (String) -> Bool = { _ in false }
  ) -> [CodeRegion: [Effect]] {
    let whole = effectsOnWhatMatters(in: regions.filter { $0.mentions == nil }, ahead: isAskedLater)
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

  /// The code that a call may run: the body, and the values of parameters that are left out.
  ///
  /// - Parameter effect: the call, or the access to a subscript; nil for any call.
  package func code(in file: Int, runBy effect: Effect? = nil) -> [CodeRegion] {
    let given = effect?.labels ?? []
    let defaults = parameters.filter { parameter in
      parameter.defaultMayRunCode
        && (parameter.label == nil || !given.contains(parameter.label))
    }.compactMap(\.defaultRange)
    let bodies =
      kind == .subscript
      ? (getterRanges + (effect?.kind.mayWrite == true ? setterRanges : [])).uniqued()
      : [bodyRange].compactMap { $0 }
    return (bodies + defaults).map { CodeRegion(file: file, range: $0) }
  }
}

extension ParameterFact {
  /// Its default value may be made by code, or is a function that runs before the call returns.
  var defaultMayRunCode: Bool {
    if case .function = type, !isEscaping { return defaultValue != nil }
    return defaultValue?.mayRunCode == true
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
