import Combine

final class Model: ObservableObject {
	@Published // what it is called
	var name: String = ""  // shown at the top

	@Published var text = """
		several
		lines
		"""

	@Published var sum = [
		1,
		2,
	]
	private var log: [AnyCancellable] = []

	init() {
		log = [$name.sink { print($0) }, $text.sink { print($0) }, $sum.sink { print($0) }]
	}
}
