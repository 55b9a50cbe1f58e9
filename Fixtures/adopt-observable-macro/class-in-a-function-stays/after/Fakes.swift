import Combine

func makeFakeCounter(start: Int) -> any ObservableObject {
    final class FakeCounter: ObservableObject {
        @Published var count: Int

        init(count: Int) {
            self.count = count
        }
    }
    return FakeCounter(count: start)
}
