import Combine

final class Mixer: ObservableObject {
  @Published var left = 1
  @Published var right = 2
  @Published var usesLeft = true

  func side(_ isLeft: Bool, _ record: @escaping (String) -> Void) -> AnyCancellable {
    (isLeft ? $left : $right).dropFirst().sink { [weak self] in
      record("\(isLeft ? "left" : "right") \($0) from \(self?.left ?? 0) \(self?.right ?? 0)")
    }
  }

  var sides: AnyPublisher<Int, Never> { Publishers.Merge($left, $right).eraseToAnyPublisher() }
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
    (mixer.usesLeft ? mixer.$left : mixer.$right).map { $0 * 10 }.sink { record("tenfold \($0) from \(mixer.left)") }
  ]
  mixer.left = 6
  mixer.right = 7
  subscriptions = []
  mixer.left = 8
  record("\(mixer.left) \(mixer.right)")
}
