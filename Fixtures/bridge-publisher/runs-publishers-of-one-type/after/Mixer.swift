import Combine
import Observation

@Observable
final class Mixer {
  var left = 1 {
    willSet { leftSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var leftSubject = CurrentValueSubject<Int, Never>(_left)
  var right = 2 {
    willSet { rightSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var rightSubject = CurrentValueSubject<Int, Never>(_right)
  var usesLeft = true

  func side(_ isLeft: Bool, _ record: @escaping (String) -> Void) -> AnyCancellable {
    (isLeft ? leftSubject : rightSubject).dropFirst().sink { [weak self] in
      record("\(isLeft ? "left" : "right") \($0) from \(self?.left ?? 0) \(self?.right ?? 0)")
    }
  }

  var sides: AnyPublisher<Int, Never> { Publishers.Merge(leftSubject, rightSubject).eraseToAnyPublisher() }
}

public func run(_ record: @escaping (String) -> Void) {
  let mixer = Mixer()
  // One subscription to each publisher at a time: among several, the order is not defined.
  var subscriptions: [AnyCancellable] = [mixer.side(true, record), mixer.side(false, record)]
  mixer.left = 3
  mixer.right = 4
  subscriptions = [mixer.sides.sink { record("side \($0) from \(mixer.left) \(mixer.right)") }]
  mixer.right = 5
  mixer.left = 3
  subscriptions = [
    (mixer.usesLeft ? mixer.leftSubject : mixer.rightSubject).map { $0 * 10 }.sink { record("tenfold \($0) from \(mixer.left)") }
  ]
  mixer.left = 6
  mixer.right = 7
  subscriptions = []
  mixer.left = 8
  record("\(mixer.left) \(mixer.right)")
}
