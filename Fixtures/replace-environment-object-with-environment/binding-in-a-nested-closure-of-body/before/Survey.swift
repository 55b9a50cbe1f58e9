import Combine

final class Survey: ObservableObject {
    @Published var answer = ""
    @Published var isOpen = true
}
