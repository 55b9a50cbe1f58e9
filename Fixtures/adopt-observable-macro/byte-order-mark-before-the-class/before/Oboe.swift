final class Oboe: ObservableObject {
    @Published var reeds = 2
}
