import Combine

final class Pin: ObservableObject { @Published var height = 0 }
