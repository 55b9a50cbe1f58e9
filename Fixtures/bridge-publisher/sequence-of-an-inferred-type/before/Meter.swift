import Combine

final class Meter: ObservableObject {
    @Published var count = 0
}

func follow(_ meter: Meter) async {
    for await count in meter.$count.values { print(count) }
}
