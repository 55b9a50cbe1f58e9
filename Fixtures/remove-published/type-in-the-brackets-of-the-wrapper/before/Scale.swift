import Combine

final class Scale: ObservableObject {
  @Published<Double> var weight = 1
  @Published<Double?> private(set) var limit = 5
  @Published<Float>(wrappedValue: 2) var tare
  @Combine.Published<[String]> var units = []
}

func half(of scale: Scale) -> Double { scale.weight / 2 }
