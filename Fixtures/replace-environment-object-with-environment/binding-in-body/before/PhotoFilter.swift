import Combine

final class PhotoFilter: ObservableObject {
    @Published var isVivid = false
}
