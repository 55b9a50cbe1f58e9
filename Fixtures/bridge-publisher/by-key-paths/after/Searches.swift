import Combine
import Observation

final class Search: ObservableObject {
  @Published var query = ""
}

@Observable
final class Picker {
  var choice = 0 {
    willSet { choiceSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var choiceSubject = CurrentValueSubject<Int, Never>(_choice)
}

@Observable
final class Form {
  var pickers: [Picker] = [] {
    willSet { pickersSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pickersSubject = CurrentValueSubject<[Picker], Never>(_pickers)
  var picker = Picker() {
    willSet { pickerSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var pickerSubject = CurrentValueSubject<Picker, Never>(_picker)
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    pickersSubject.flatMap { Publishers.MergeMany($0.map(\.choiceSubject)) }.sink { print($0) }.store(in: &cancellables)
    pickerSubject.map(\.choiceSubject).switchToLatest().sink { print($0) }.store(in: &cancellables)
    pickerSubject.flatMap(\.choiceSubject).sink { print($0) }.store(in: &cancellables)
    pickerSubject.map(\Picker.choiceSubject).switchToLatest().sink { print($0) }.store(in: &cancellables)
  }
}

func follow(_ searches: AnyPublisher<Search, Never>) -> AnyCancellable {
  searches.map(\.$query).switchToLatest().sink { print($0) }
}
