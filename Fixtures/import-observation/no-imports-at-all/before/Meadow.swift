final class Meadow: ObservableObject {
    @Published var flowers = 70
}
