import Combine

final class Search: ObservableObject {
  @Published var query = ""
}

final class Picker: ObservableObject {
  @Published var choice = 0
}

final class Form: ObservableObject {
  @Published var pickers: [Picker] = []
  @Published var picker = Picker()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $pickers.flatMap { Publishers.MergeMany($0.map(\.$choice)) }.sink { print($0) }.store(in: &cancellables)
    $picker.map(\.$choice).switchToLatest().sink { print($0) }.store(in: &cancellables)
    $picker.flatMap(\.$choice).sink { print($0) }.store(in: &cancellables)
    $picker.map(\Picker.$choice).switchToLatest().sink { print($0) }.store(in: &cancellables)
  }
}

func follow(_ searches: AnyPublisher<Search, Never>) -> AnyCancellable {
  searches.map(\.$query).switchToLatest().sink { print($0) }
}
