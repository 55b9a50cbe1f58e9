import Combine

final class Toaster: ObservableObject {
    @Published var slices = 0
}
