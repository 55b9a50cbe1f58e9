import Combine
import SwiftUI

#if DEBUG
enum Kit {
    class Base: ObservableObject {
        @Published var count = 0
        var counts: AnyPublisher<Int, Never> { $count.eraseToAnyPublisher() }
    }
}
#else
enum Kit {
    class Base: ObservableObject {
        @Published var count = 1
    }
}
#endif

final class Counter: Kit.Base {
    @Published var limit = 0
}

struct CounterView: View {
    @StateObject var counter = Counter()
    var body: some View { Stepper("\(counter.limit)", value: $counter.count) }
}
