import Observation

@Observable
final class Salt { var grams = 1 }
@Observable
final class Pepper { var grams = 2 }
