import Combine

final class Pantry: ObservableObject {
    @Published var jars = 6
}
