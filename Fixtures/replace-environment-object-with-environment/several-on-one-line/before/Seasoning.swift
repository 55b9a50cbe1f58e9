import Combine

final class Salt: ObservableObject { @Published var grams = 1 }
final class Pepper: ObservableObject { @Published var grams = 2 }
