import Combine

final class Meter: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var reading = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Gauge: ObservableObject {
  var objectWillChange = PassthroughSubject<Void, Never>()
  var level = 0 {
    willSet { objectWillChange.send() }
  }
}

/// Its publisher is made anew, so subscribers may not have the one that is sent.
final class Dial: ObservableObject {
  var objectWillChange: PassthroughSubject<Void, Never> { PassthroughSubject() }
  var angle = 0
}

func watch(_ meter: Meter, _ gauge: Gauge, _ dial: Dial) -> [AnyCancellable] {
  [
    meter.objectWillChange.sink { print("meter") },
    gauge.objectWillChange.sink { print("gauge") },
    dial.objectWillChange.sink { print("dial") },
  ]
}
