import Combine

final class Hive: ObservableObject {
    @Published var bees = 500
}
