import Combine

final class Trip: ObservableObject {
    @Published var days = 3
}
