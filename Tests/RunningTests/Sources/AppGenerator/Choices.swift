/// Choices that follow from a seed. Simple ones are always the first of what can be chosen.
public struct Choices {
  private var state: UInt64
  private let isSimple: Bool

  public init(seed: UInt64, isSimple: Bool = false) { (state, self.isSimple) = (seed, isSimple) }

  public mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  public mutating func isTrue(_ percent: Int) -> Bool { number(below: 100) >= 100 - percent }

  public mutating func number(below limit: Int) -> Int {
    let number = next()
    return isSimple ? 0 : Int(number % UInt64(limit))
  }

  /// SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
