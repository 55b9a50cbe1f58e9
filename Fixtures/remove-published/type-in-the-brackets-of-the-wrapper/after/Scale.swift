import Observation

@Observable
final class Scale {
  var weight: Double = 1
  private(set) var limit: Double? = 5
  var tare: Float = 2
  var units: [String] = []
}

func half(of scale: Scale) -> Double { scale.weight / 2 }
