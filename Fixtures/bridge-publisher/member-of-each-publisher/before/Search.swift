import Combine

final class Recorder<Input, Failure: Error> {
    private(set) var values: [Input] = []
    private var token: AnyCancellable?

    init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
        token = publisher.sink(
            receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.values.append($0) })
    }
}

extension Publisher {
    func recorded(_ count: Int) -> Recorder<Output, Failure> {
        Recorder(self)
    }

    var label: String { "a publisher" }
}

final class Search: ObservableObject {
    @Published var query = ""
    @Published var title = ""
}

func check(_ recorder: Recorder<String, Never>) {
    print(recorder.values)
}

func test(_ search: Search) {
    let recorder = search.$query.dropFirst().recorded(1)
    check(recorder)
    print(search.$title.label)
}
