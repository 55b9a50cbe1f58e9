package import SwiftModel

extension CallGraph {
  /// A place that an effect is on, or code that it runs.
  package struct Access: Hashable, Sendable {
    package enum Target: Hashable, Sendable {
      case place(Place)
      case code(Callee)
      /// A closure that no source tells.
      case unknown
    }
    package let receiver: Callee.Receiver
    package let target: Target

    init(receiver: Callee.Receiver, target: Target) {
      self.receiver = receiver
      self.target = target
    }

    init(_ code: CodeRegion, of receiver: Callee.Receiver) {
      self.init(receiver: receiver, target: .code(Callee(code: code, receiver: receiver, mentions: nil)))
    }

    init?(body function: FunctionFact, in file: Int, of receiver: Callee.Receiver) {
      guard let range = function.bodyRange else { return nil }
      self.init(CodeRegion(file: file, range: range), of: receiver)
    }

    /// The same of another receiver, unless it is of none or of the `self` of a closure.
    func received(by other: Callee.Receiver) -> Access {
      guard receiver == .base else { return self }
      guard case .code(let callee) = target else { return Access(receiver: other, target: target) }
      let code = Callee(code: callee.code, receiver: other, mentions: callee.mentions)
      return Access(receiver: other, target: .code(code))
    }
  }

  /// What code does whenever it runs, in closures that a function of the sources calls before it returns, too.
  package func effects(of callees: Set<Callee>) -> [Callee: [Effect]] {
    let regions = Set(callees.filter { $0.mentions == nil }.map(\.code))
    let names = names
    let found = references.effects(in: regions) { names.contains($0) || names.types.contains($0) }
    return callees.reduce(into: [:]) { effects, callee in
      let all =
        callee.mentions.map { references.effects(at: $0, in: callee.code.file) } ?? found[callee.code] ?? []
      effects[callee] = all.filter { $0.runs(with: callee.code.range, in: index) }
    }
  }
}

extension Effect {
  /// Whether it happens whenever the code in some range runs.
  fileprivate func runs(with code: Range<Int>, in index: ProjectIndex) -> Bool {
    closures.allSatisfy { closure in
      closure.range == code || !code.contains(closure.range.lowerBound)
        || closure.callee.map(index.callsImmediately) == true
    }
  }
}
