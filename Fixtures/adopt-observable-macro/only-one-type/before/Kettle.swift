import Combine

final class Kettle: ObservableObject {
    @Published var isBoiling = false
}
