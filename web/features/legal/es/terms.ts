import { legal } from '#shared/constants/legal.ts'
import { limits } from '#shared/constants/limits.ts'
import type { Terms } from '../document.ts'

const terms: Terms = {
  title: 'Condiciones de uso',
  intro:
    'Estas condiciones son el acuerdo entre tú y la empresa que figura más abajo («nosotros») sobre Convive, una comunidad de cocina a la que se entra por invitación y que cuenta con un chef de IA. Al abrir una cuenta o usar el sitio, las aceptas. Hemos procurado escribirlas para que se puedan leer.',
  sections: {
    eligibility: {
      heading: 'Quién puede usar Convive',
      blocks: [
        `Debes tener al menos ${legal.minimumAge} años. Si la ley del lugar donde vives exige una edad mayor para aceptar por tu cuenta un servicio en línea, tu madre, tu padre o la persona que ejerza tu tutela debe dar su permiso hasta que la alcances.`,
        'En Convive se entra por invitación. Para abrir una cuenta necesitas un código de invitación que no se haya usado, ni caducado, ni retirado. Cada código abre una sola cuenta. Por favor, no vendas códigos ni los publiques.',
        'Algunas recetas son bebidas con alcohol. Están pensadas solo para quienes tienen la edad legal para beber en el lugar donde viven.',
      ],
    },
    accounts: {
      heading: 'Cuentas y seguridad',
      blocks: [
        'Una persona, una cuenta. Indica una dirección de correo que sea tuya y confírmala con el enlace que te enviamos. Las cuentas cuya dirección nadie confirma se eliminan.',
        `Elige una contraseña de al menos ${limits.password.min} caracteres que no uses en ningún otro sitio, o entra con alguno de los proveedores que ofrezcamos, si los hay. No compartas tu contraseña ni tus enlaces de acceso. Lo que se haga desde tu cuenta se considera hecho por ti, salvo que no hayas podido evitarlo.`,
        'En Ajustes ves los dispositivos en los que tienes la sesión abierta y puedes cerrarla en cada uno. Si crees que otra persona ha entrado en tu cuenta, cambia la contraseña, cierra todas las sesiones y escríbenos.',
      ],
    },
    'acceptable-use': {
      heading: 'Uso aceptable',
      blocks: [
        'Convive sirve para cocinar, comer y hablar de ambas cosas. Puedes:',
        [
          'idear platos con el chef, guardarlos en tu recetario, cambiarlos y cocinarlos;',
          'planificar tu semana y hacer la compra y cocinar con las personas de tu hogar;',
          'publicar tus recetas, puntuar las de los demás, marcar las que te gustan y comentarlas, enseñar fotos de lo que has cocinado y mejorar las traducciones de recetas;',
          'crear grupos, unirte a ellos y conversar allí;',
          'invitar a personas que conozcas, hasta el número de invitaciones del que dispongas.',
        ],
        'Sé amable y honesto. Di de dónde viene una receta cuando no sea tuya. Respeta las normas de los grupos a los que te unas. Limitamos la frecuencia de algunas acciones para que el servicio siga siendo rápido para todos.',
      ],
    },
    licence: {
      heading: 'Tu contenido y la licencia que nos das',
      blocks: [
        'Lo que escribes y subes sigue siendo tuyo: recetas, fotos, comentarios, notas, colecciones, diario de cocina, mensajes en los foros y al chef. También lo son tus derechos sobre las recetas que crees con el chef, en la medida en que la ley reconozca derechos sobre ellas.',
        'Lo que un hogar indica y planifica es de todos sus miembros: cada uno puede ver, cambiar y borrar sus comensales, su menú de la semana y su lista de la compra. Únete a un hogar solo con personas de confianza e indica sobre otros solo lo que ellos acepten. Las ideas para la semana y los avisos en las recetas parten de lo que allí se indica; no sustituyen la lectura de la etiqueta.',
        'Nos permites guardar, copiar, cambiar de tamaño, dar formato, traducir y mostrar tu contenido, de forma gratuita y en todo el mundo, en la medida necesaria para que Convive funcione para ti y para las personas con quienes lo compartas. Esta licencia no es exclusiva. No vendemos tu contenido ni lo usamos para entrenar modelos de IA.',
        'Tú decides quién ve una receta. Es privada hasta que la haces pública o la compartes con un grupo. Una receta pública tiene una página que cualquiera puede abrir, encontrar con un buscador e importar en otros programas. Puedes volver a hacerla privada, pero no podemos recuperar las copias que otros hayan hecho.',
        'Quienes pueden leer una receta tuya pueden hacer una variante para sí y publicarla aquí. La variante nombra tu receta como su origen mientras sus lectores puedan leer la tuya, y se queda aunque elimines la tuya.',
        'La licencia termina cuando eliminas el contenido o tu cuenta. Hay una excepción: los mensajes a los que otros han respondido se quedan, con el nombre «antiguo miembro», para que la conversación siga entendiéndose.',
        'Al compartir algo confirmas que puedes hacerlo: es tuyo o tienes el permiso necesario, también el de las personas que se reconozcan en una foto.',
      ],
    },
    prohibited: {
      heading: 'Conductas prohibidas',
      blocks: [
        'No puedes usar Convive para:',
        [
          'infringir la ley o vulnerar los derechos de autor, la intimidad u otros derechos de nadie;',
          'acosar, amenazar, humillar o discriminar a nadie, ni publicar contenido sexual o violento;',
          'publicar recetas o consejos que sabes que son peligrosos, ni ocultar alérgenos;',
          'hacerte pasar por otra persona ni engañar sobre el origen de una receta o de una foto;',
          'hacer publicidad, enviar mensajes no deseados, recopilar direcciones de correo ni copiar el sitio en masa con herramientas automáticas;',
          'eludir invitaciones, límites o bloqueos, ni entrar en cuentas y datos que no son tuyos;',
          'atacar, sobrecargar o sondear el servicio, difundir programas dañinos ni intentar que el chef incumpla sus normas de seguridad.',
        ],
        'Si has encontrado de buena fe un fallo de seguridad, cuéntanoslo en privado y danos tiempo para corregirlo. No te lo tendremos en cuenta.',
      ],
    },
    property: {
      heading: 'Propiedad intelectual',
      blocks: [
        'El nombre Convive, su logotipo, su diseño, sus textos, sus dibujos y su programa son nuestros o de quienes nos autorizan a usarlos. Puedes usarlos tal como el sitio te los ofrece, a título personal y no para un negocio. Todos los demás derechos quedan reservados.',
        'Si crees que algo en Convive vulnera tus derechos, escribe al correo de contacto. Indica la obra, la dirección de la página y cómo podemos localizarte. Retiramos lo que vulnera derechos, avisamos al miembro afectado y escuchamos su respuesta. Quien reincide pierde su cuenta.',
        'Si nos envías ideas sobre Convive, podemos usarlas sin deberte nada.',
      ],
    },
    'third-parties': {
      heading: 'Servicios de terceros',
      blocks: [
        'Algunas partes pueden apoyarse en servicios de otras empresas, si los hemos conectado: el acceso con Google, Apple, Microsoft, GitHub, LinkedIn o Amazon; el envío de correo; el almacenamiento de imágenes; y un modelo de IA detrás del chef o del pintor. A lo que hacen esas empresas se aplican sus propias condiciones. Nunca estás obligado a entrar con un servicio externo: bastan una dirección de correo y una contraseña.',
        'Los miembros pueden publicar enlaces a otros sitios. No revisamos esos sitios ni respondemos de ellos.',
      ],
    },
    payments: {
      heading: 'Pagos',
      blocks: [
        'Hoy Convive es gratuito. No hay nada que comprar y no pedimos datos de tarjetas.',
        'Si algún día ofrecemos algo de pago, verás el precio y las condiciones antes de decidir, y no se cobrará nada sin tu consentimiento expreso. Los pagos no son reembolsables, salvo que la ley te dé derecho a recuperar tu dinero.',
      ],
    },
    disclaimer: {
      heading: 'Exclusión de garantías',
      blocks: [
        'Convive está en versión beta y se ofrece «tal cual» y «según disponibilidad». Trabajamos con cuidado, pero no prometemos que esté siempre accesible, libre de errores o apto para un fin concreto, que una receta salga bien ni que sea correcto lo que escriben los miembros y los programas. Guarda tu propia copia de lo que te importe; en Ajustes puedes exportarlo todo.',
        'En la medida en que la ley lo permita, excluimos toda garantía y condición que no figure en este texto, incluidas las implícitas. Las garantías que la ley da a los consumidores y que no se pueden excluir se mantienen.',
      ],
    },
    liability: {
      heading: 'Límite de responsabilidad',
      blocks: [
        'En la medida en que la ley lo permita, no respondemos de daños indirectos, ni de ganancias o datos perdidos, alimentos echados a perder o utensilios estropeados, que se deban al uso de Convive o a la imposibilidad de usarlo.',
        'En la misma medida, todo aquello de lo que podamos responder ante ti se limita, en conjunto, a lo que nos hayas pagado en los doce meses anteriores al hecho o a 100 dólares canadienses, la cantidad que sea mayor.',
        'Nada en estas condiciones limita una responsabilidad que la ley no permita limitar, como la que nace del dolo o de la negligencia grave, o de la muerte o las lesiones que hayamos causado por nuestra culpa.',
      ],
    },
    indemnification: {
      heading: 'Indemnización',
      blocks: [
        'Si alguien nos reclama porque has publicado contenido sin tener derecho a ello, has incumplido estas condiciones o has infringido la ley, asumirás los daños y los gastos jurídicos razonables que se deriven, en la medida de tu culpa. Te avisaremos pronto de la reclamación y te dejaremos participar en la defensa. Los consumidores solo deben esto hasta donde lo permita la ley del lugar donde viven.',
      ],
    },
    termination: {
      heading: 'Terminación',
      blocks: [
        'Puedes irte cuando quieras: elimina tu cuenta en Ajustes. Con ella se eliminan tus recetas, fotos e imágenes. Los grupos que te pertenecen pasan al miembro más antiguo, y los que no tienen otros miembros se eliminan. Tu hogar sigue con sus demás miembros, sin tu ficha; si no hay otros, se elimina. Antes puedes exportar tus datos en un solo archivo.',
        'Si incumples estas condiciones, podemos ocultar contenido, retirarte el derecho a invitar, o suspender o cerrar tu cuenta. Elegimos el medio más leve que sirva, te decimos el motivo y te avisamos antes, salvo que el daño sea grave o la ley lo prohíba. Si crees que nos equivocamos, respóndenos: una persona volverá a estudiarlo.',
        'También podemos cerrar Convive por completo. En ese caso te daremos al menos 30 días para exportar tus datos, salvo que la ley o una emergencia no nos dejen elección. Las secciones sobre licencia, garantías, responsabilidad, indemnización y ley aplicable siguen vigentes después, en lo que tenga sentido.',
      ],
    },
    changes: {
      heading: 'Cambios',
      blocks: [
        'Convive cambia, y estas condiciones también pueden cambiar. Publicamos aquí cada versión nueva con su fecha de entrada en vigor. Si un cambio afecta a tus derechos u obligaciones, avisamos a los miembros por correo o en el sitio con al menos 30 días de antelación. Si sigues usando Convive después de esa fecha, se aplica la versión nueva; si no estás de acuerdo, elimina antes tu cuenta. Los cambios que exija la ley pueden aplicarse antes.',
      ],
    },
    law: {
      heading: 'Ley aplicable',
      blocks: [
        'Estas condiciones se rigen por las leyes de la provincia de Ontario y por las leyes federales de Canadá que se aplican en ella. Los litigios corresponden a los tribunales de Ontario.',
        'Si eres consumidor, conservas la protección de las normas imperativas del lugar donde vives y puedes acudir a sus tribunales cuando esas normas lo prevean. Por favor, escríbenos primero: casi todo se arregla con una carta.',
        'Si una parte de estas condiciones no es válida, el resto sigue en vigor. Las versiones en los cuatro idiomas pretenden decir lo mismo. Si difieren, decide la inglesa, salvo que la ley del lugar donde vives te permita invocar otra.',
      ],
    },
    contact: {
      heading: 'Contacto',
      blocks: ['Aquí recibimos preguntas, quejas y notificaciones legales.'],
    },
    ai: {
      heading: 'Contenido generado por IA y seguridad',
      blocks: [
        'Las recetas, las sugerencias, las descripciones de emplatado y las imágenes de Convive pueden estar generadas por una IA o por otros programas. Pueden ser erróneas, incompletas o no convenirte. Una imagen generada muestra una idea del plato, no un plato que alguien haya cocinado, y así se indica en la página y en el archivo.',
        'Cada receta se comprueba con reglas sobre alérgenos, dietas, temperaturas y otros peligros, y una receta con un aviso de peligro no se puede publicar. Estas comprobaciones son una ayuda. Pueden pasar cosas por alto y no sustituyen el criterio de nadie. Antes de cocinar, servir o comer, comprueba tú mismo:',
        [
          {
            name: 'Alérgenos y dietas.',
            text: 'Lee la etiqueta de cada producto que uses. Pregunta a tus invitados. Nunca te fíes solo de una receta, de un filtro o del chef cuando haya una alergia o una enfermedad de por medio.',
          },
          {
            name: 'Cocina segura.',
            text: 'Usa un termómetro para la carne, las aves, el pescado y los huevos. Enfría la comida deprisa y guárdala en frío. Para conservas, salazones y fermentados caseros, sigue una fuente contrastada.',
          },
          {
            name: 'Personas vulnerables.',
            text: 'Los bebés, las embarazadas, las personas mayores y quienes tienen las defensas bajas necesitan un cuidado especial. Nada de miel antes del primer año de vida.',
          },
          {
            name: 'Utensilios, fuego y cantidades.',
            text: 'Las cantidades y los tiempos son estimaciones. Vigila el fuego, los cuchillos y a los niños que estén cerca.',
          },
        ],
        'Nada de lo que hay en Convive es consejo médico ni nutricional. Si tienes un problema de salud, consulta a un profesional; en una emergencia, llama al número de emergencias del lugar donde estés.',
        'No cuentes al chef secretos ni datos personales de otros que el plato no necesite. Si publicas lo que ha hecho el chef, quien lo publica eres tú: léelo antes.',
      ],
    },
  },
}

export default terms
