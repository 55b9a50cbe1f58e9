import Combine

final class Queue: ObservableObject {
    @Published var length = 0
}

final class Volume: ObservableObject {
    @Published var level = 5
}

final class Theme: ObservableObject {
    @Published var name = ""
}
