import Combine
import Foundation

final class Title: ObservableObject {
  @Published var text = ""
  private var cancellables: Set<AnyCancellable> = []
  private let label = Label()

  init() {
    $text.assign(to: \.text, on: label).store(in: &cancellables)
    $text.map(Optional.some).assign(to: \.hint, on: label).store(in: &cancellables)
  }
}

final class Label {
  var text = ""
  var hint: String?
}
