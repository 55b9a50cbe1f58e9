import Combine

final class Store<Value>: ObservableObject {
    @Published var values: [Value] = []

    func stream() -> AsyncPublisher<Published<[Value]>.Publisher> { $values.values }
}

final class Meter: ObservableObject {
    @Published var count = 0
}

func follow(_ meter: Meter) async {
    let counts: AsyncPublisher< Published<Int>.Publisher> = meter.$count.values
    for await count in counts { print(count) }
}
