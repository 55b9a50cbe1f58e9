import Combine
import Foundation
import Observation

@Observable
final class Title {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private let label = Label()

  init() {
    textSubject.assign(to: \.text, on: label).store(in: &cancellables)
    textSubject.map(Optional.some).assign(to: \.hint, on: label).store(in: &cancellables)
  }
}

final class Label {
  var text = ""
  var hint: String?
}
